ALTER TABLE "platform"."sites" ADD COLUMN "theme_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."sites" ADD COLUMN "locales_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."settings" ADD COLUMN "revisions" jsonb DEFAULT '{}'::jsonb NOT NULL;