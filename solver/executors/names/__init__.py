"""What facts and pages call a thing, where a question calls it otherwise."""
