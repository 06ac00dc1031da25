"""What a person reads. From views, in English."""
