"""Whom words tell of: the one asked about, or kin, company and strangers."""
