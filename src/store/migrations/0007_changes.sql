CREATE TABLE "site"."change_counters" (
	"site_id" text PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site"."changes" (
	"site_id" text NOT NULL,
	"sequence" bigint NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"page_id" text,
	"kind" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"keys" text[] NOT NULL,
	"target" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"undoes" text,
	"asked" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changes_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
ALTER TABLE "site"."fields" ADD COLUMN "written" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."fields" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site"."groups" ADD COLUMN "order_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."groups" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site"."media" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."media" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site"."page_versions" ADD COLUMN "kind" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."page_versions" ADD COLUMN "summary" jsonb DEFAULT '{"fields":0,"groups":0,"pages":0}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."page_versions" ADD COLUMN "info" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."pages" ADD COLUMN "order_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."pages" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site"."change_counters" ADD CONSTRAINT "change_counters_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "platform"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."changes" ADD CONSTRAINT "changes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "platform"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "changes_sequence" ON "site"."changes" USING btree ("site_id","sequence");--> statement-breakpoint
CREATE INDEX "changes_page" ON "site"."changes" USING btree ("site_id","page_id","sequence");--> statement-breakpoint
CREATE INDEX "groups_deleted" ON "site"."groups" USING btree ("site_id","deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
ALTER TABLE "site"."page_versions" ADD CONSTRAINT "page_versions_kind" CHECK (kind in ('published', 'discarded', 'restored'));--> statement-breakpoint
-- The owner of the tables is bound by row-level security as well, and moves rows of all sites here.
ALTER TABLE "site"."audit" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "site"."groups" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "site"."changes" ("site_id", "sequence", "id", "user_id", "kind", "keys", "target", "before", "after", "created_at")
SELECT "site_id", row_number() OVER (PARTITION BY "site_id" ORDER BY "created_at", "id"), "id", "user_id", "verb", '{}', jsonb_build_object('itemId', "item_id"), null, null, "created_at" FROM "site"."audit";--> statement-breakpoint
INSERT INTO "site"."change_counters" ("site_id", "last") SELECT "site_id", max("sequence") FROM "site"."changes" GROUP BY "site_id";--> statement-breakpoint
UPDATE "site"."groups" SET "deleted_at" = now() WHERE "status" = 'deleted';--> statement-breakpoint
ALTER TABLE "site"."groups" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "site"."audit";
