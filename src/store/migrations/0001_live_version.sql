ALTER TABLE "site"."pages" ADD CONSTRAINT "pages_live_version_fk" FOREIGN KEY ("site_id", "live_version") REFERENCES "site"."page_versions"("site_id", "id") DEFERRABLE INITIALLY DEFERRED;
