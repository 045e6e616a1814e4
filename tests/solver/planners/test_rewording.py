"""Questions in the words that rules know."""

from __future__ import annotations

import pytest

from solver.planners.rewording import reworded


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("林晚是哪一年离的婚？", "林晚是哪一年离婚的？"),
        ("林晚结过婚吗？", "林晚结婚过吗？"),
        ("她哪年毕的业？", "她哪年毕业的？"),
        ("海燕奖的首届影帝是谁？", "海燕奖的第一届最佳男主角是谁？"),
        ("《雾港》得了几项海燕奖？", "《雾港》获得几项海燕奖？"),
        ("林晚得了什么病？", "林晚得了什么病？"),
        ("林晚当过几次影后？", "林晚当过几次最佳女主角？"),
        ("电影《影后》是谁导演的？", "电影《影后》是谁导演的？"),
        ("《雾港》的女主角是谁？", "《雾港》的女主演是谁？"),
        ("林晚获得过最佳女主角吗？", "林晚获得过最佳女主角吗？"),
        ("陈家拳的创始人一般认为是谁？", "陈家拳的创始人是谁？"),
        ("林晚在《雾港》里出过镜吗？", "林晚在《雾港》里出镜过吗？"),
        ("让林晚拿到最佳导演奖的电影票房多少？", "林晚获得最佳导演奖的电影票房多少？"),
        (
            "林晚头一回拿海燕奖影后靠的那部电影是哪年的？",
            "林晚第一次获得海燕奖最佳女主角的那部电影是哪年上映的？",
        ),
        ("林晚拿着什么奖杯？", "林晚拿着什么奖杯？"),
        ("《雾港》的摄影出自何人之手？", "《雾港》的摄影是何人？"),
        ("《雾港》的情节取材自哪位诗人的长篇小说？", "《雾港》改编自哪位诗人的长篇小说？"),
        ("这句话出自哪本书？", "这句话出自哪本书？"),
        ("林晚是什么时候进海城学院的？", "林晚是什么时候入读海城学院的？"),
        ("林晚是哪一年进京的？", "林晚是哪一年进京的？"),
        ("林晚是哪一年去海城大学的？", "林晚是哪一年去海城大学的？"),
        ("海燕奖有哪两年没有举办？", "海燕奖有哪两年停办？"),
        ("林晚前后结过几次婚？", "林晚结过几次婚？"),
        ("林晚在1990年前后拍了什么？", "林晚在1990年前后拍了什么？"),
        ("林晚凭哪部电影在海城影展封后？", "林晚凭哪部电影在海城影展获得最佳女主角？"),
        ("电影《长安》里的将军是哪一年称帝的？", "电影《长安》里的将军是哪一年称帝的？"),
        ("林晚哪一年没有办展览？", "林晚哪一年没有办展览？"),
        ("雾江桥比海城桥晚通车几年？", "雾江桥通车比海城桥通车晚几年？"),
        ("《雾港》比《北行》早多少年上映？", "《雾港》上映比《北行》上映早多少年？"),
        ("林晚比周和早几年？", "林晚比周和早几年？"),
        (
            "Which film earned the most at the box office in 1999?",
            "Which film was the highest-grossing in 1999?",
        ),
        (
            "How many years lie between Mist and Reef, her first two novels?",
            "How many years lie between Mist and Reef?",
        ),
        ("Who won the prize?", "Who won the prize?"),
        ("What is the Chinese name of Ann Lee?", "What is the chinese name of Ann Lee?"),
        ("Name three films with Ann Lee.", "Name the films with Ann Lee."),
        ("Who are the main actors of Fog?", "Who are the actors of Fog?"),
        ("Which director do Fog and Rain have in common?", "Who is the director of both Fog and Rain?"),
        ("What do Fog and Rain have in common?", "What do Fog and Rain have in common?"),
        ("What is Fog about?", "What is Fog?"),
        ("Which firm had a hand in building the Aurora?", "Which firm built the Aurora?"),
        (
            "When was the author whose novel Ann Lee adapted for her last film born?",
            "When was the author of Ann Lee's last film born?",
        ),
        ("Who had a hand in stopping the war?", "Who had a hand in stopping the war?"),
        ("Which of them came first, Fog or Rain?", "Which was first, Fog or Rain?"),
        ("Which film came first in the list?", "Which film came first in the list?"),
        ("Did Ann Lee ever get a Tony Award?", "Did Ann Lee ever win a Tony Award?"),
        ("Who got the Oscar for her part in The Hill?", "Who won the Oscar for The Hill?"),
        ("How many Oscars did Ann Lee get?", "How many Oscars did Ann Lee win?"),
        ("How many Oscar nominations did she get?", "How many Oscar nominations did she get?"),
        ("Where did she get married?", "Where did she get married?"),
        ("Was The Hill really shot in Rome?", "Was The Hill shot in Rome?"),
        ("Who plays the thief in Love Actually?", "Who plays the thief in Love Actually?"),
        ("Is it true that Ann Lee won three Oscars?", "Did Ann Lee won three Oscars?"),
        ("What are Ann Lee's two daughters called?", "Who are Ann Lee's two daughters?"),
        ("What were the names of Ann Lee's sons?", "Who are Ann Lee's sons?"),
        ("What is the name of Ann Lee's dog?", "What is the name of Ann Lee's dog?"),
        ("Who was Ann Lee in relation to Bo Ek?", "How is Ann Lee related to Bo Ek?"),
        ("What relation is Ann Lee to Bo Ek?", "How is Ann Lee related to Bo Ek?"),
        (
            "Was Ann Lee, the poet, some kind of relative of Bo Ek, and if so, what?",
            "How is Ann Lee related to Bo Ek?",
        ),
        ("Is Ann Lee related to Bo Ek, and if so, how?", "How is Ann Lee related to Bo Ek?"),
        (
            "How are Ann and May Lee, who wrote The Hill, related to each other?",
            "How are Ann Lee and May Lee related?",
        ),
        ("Is Ann Lee related to Bo Ek?", "Is Ann Lee related to Bo Ek?"),
        (
            "How many years lie between Ann Lee's two marriages, to Bo Ek and to Max Ray?",
            "How many years lie between Ann Lee's marriage to Bo Ek and the marriage to Max Ray?",
        ),
        (
            "How many years lie between Ann Lee's visits and the flood?",
            "How many years lie between Ann Lee's visits and the flood?",
        ),
        ("Did Ann Lee go to the opening ceremony?", "Did Ann Lee attend the opening ceremony?"),
        ("Which school goes back further, Tern or Gull?", "Which school is older, Tern or Gull?"),
        ("Which road goes back to Tern, the old one?", "Which road goes back to Tern, the old one?"),
        ("Did Ann Lee go to sea?", "Did Ann Lee go to sea?"),
        ("What was Ann Lee to Bo Ek before she left him?", "How is Ann Lee related to Bo Ek?"),
        ("What was Ann Lee's answer to Bo Ek in 1990?", "What was Ann Lee's answer to Bo Ek in 1990?"),
        ("Ann Lee makes a brief appearance in Reef. As whom?", "Which role does Ann Lee play in Reef?"),
        ("Who made the first appearance in Reef?", "Who made the first appearance in Reef?"),
        (
            "What was the first film that Fog Films brought out?",
            "What was the first film that Fog Films made?",
        ),
        ("Which was the first album released by Ann Lee?", "Which was the first album that Ann Lee made?"),
        (
            "When was the first film that Ann Lee made released?",
            "When was the first film that Ann Lee made released?",
        ),
        ("海湾真的是《远岸》的原型吗？", "海湾是《远岸》的原型吗？"),
        ("林晚确实得过奖吗？", "林晚得过奖吗？"),
        ("《真的是你》是谁唱的？", "《真的是你》是谁唱的？"),
    ],
)
def test_what_is_roundabout_is_said_plainly(question: str, plain: str) -> None:
    assert reworded(question) == plain
