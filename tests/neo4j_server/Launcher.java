// Starts a Neo4j Community server for tests and stops it when standard input closes.
//
// Test-only: it links Neo4j Community, which is GPLv3, and is therefore neither installed nor shipped.
// Usage: java -cp 'lib/*' Launcher.java HOME PORT [brief]
// HOME: data directory; PORT: Bolt on 127.0.0.1; brief: for small graphs that come and go, a query keeps its first plan
// while the data changes, and the data need not outlive the server.

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.configuration.connectors.BoltConnector;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;
import org.neo4j.io.ByteUnit;

public class Launcher {
    public static void main(String[] arguments) throws IOException {
        DatabaseManagementServiceBuilder builder =
                new DatabaseManagementServiceBuilder(Path.of(arguments[0]))
                        .setConfig(BoltConnector.enabled, true)
                        .setConfig(
                                BoltConnector.listen_address,
                                new SocketAddress("127.0.0.1", Integer.parseInt(arguments[1])))
                        .setConfig(GraphDatabaseSettings.auth_enabled, true)
                        .setConfig(GraphDatabaseSettings.pagecache_memory, ByteUnit.mebiBytes(256))
                        .setConfig(GraphDatabaseSettings.preallocate_logical_logs, false)
                        .setConfig(GraphDatabaseSettings.logical_log_rotation_threshold, ByteUnit.mebiBytes(32));
        boolean brief = arguments.length > 2 && arguments[2].equals("brief");
        if (brief) {
            builder.setConfig(GraphDatabaseSettings.cypher_min_replan_interval, Duration.ofDays(1));
        }
        DatabaseManagementService server = builder.build();
        Runtime.getRuntime().addShutdownHook(new Thread(server::shutdown));
        System.out.println("ready");
        while (System.in.read() >= 0) {
            // Nothing is said here: the end of the input says that whoever started this server is gone.
        }
        if (brief) {
            Runtime.getRuntime().halt(0); // nobody will read its data again
        }
        System.exit(0);
    }
}
