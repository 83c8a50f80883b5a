CREATE TABLE "site"."site_values" (
	"site_id" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "site_values_site_id_key_pk" PRIMARY KEY("site_id","key")
);
--> statement-breakpoint
CREATE TABLE "site"."translation_memory" (
	"site_id" text NOT NULL,
	"from_locale" text NOT NULL,
	"to_locale" text NOT NULL,
	"source_hash" text NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	"by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translation_memory_site_id_from_locale_to_locale_source_hash_pk" PRIMARY KEY("site_id","from_locale","to_locale","source_hash")
);
--> statement-breakpoint
CREATE TABLE "site"."uploads" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"filename" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" bigint,
	"received" bigint DEFAULT 0 NOT NULL,
	"media_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
ALTER TABLE "site"."media" ADD COLUMN "folder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."media" ADD COLUMN "alt" jsonb DEFAULT '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "site"."media" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "site"."site_values" ADD CONSTRAINT "site_values_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "platform"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."translation_memory" ADD CONSTRAINT "translation_memory_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "platform"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."uploads" ADD CONSTRAINT "uploads_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "platform"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_expiry" ON "site"."uploads" USING btree ("site_id","expires_at");--> statement-breakpoint
CREATE INDEX "media_hash" ON "site"."media" USING btree ("site_id","content_hash") WHERE content_hash is not null;--> statement-breakpoint
CREATE INDEX "media_deleted" ON "site"."media" USING btree ("site_id","deleted_at") WHERE deleted_at is not null;