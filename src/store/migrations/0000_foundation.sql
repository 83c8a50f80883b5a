CREATE SCHEMA "platform";
--> statement-breakpoint
CREATE SCHEMA "site";
--> statement-breakpoint
CREATE SCHEMA "shared";
--> statement-breakpoint
CREATE SCHEMA "urban_golf";
--> statement-breakpoint
CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE TABLE "platform"."changelog" (
	"date" text PRIMARY KEY NOT NULL,
	"de" text NOT NULL,
	"fr" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"is_primary" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."members" (
	"user_id" text NOT NULL,
	"site_id" text NOT NULL,
	CONSTRAINT "members_user_id_site_id_pk" PRIMARY KEY("user_id","site_id")
);
--> statement-breakpoint
CREATE TABLE "platform"."sites" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"business_type" text NOT NULL,
	"locales" text[] NOT NULL,
	"features" text[] NOT NULL,
	"theme" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site"."audit" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"verb" text NOT NULL,
	"item_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "site"."changelog_seen" (
	"site_id" text NOT NULL,
	"user_id" text NOT NULL,
	"date" text NOT NULL,
	CONSTRAINT "changelog_seen_site_id_user_id_date_pk" PRIMARY KEY("site_id","user_id","date")
);
--> statement-breakpoint
CREATE TABLE "site"."fields" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"group_id" text NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fields_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "site"."groups" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"page_id" text NOT NULL,
	"parent_id" text,
	"type" text NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"disallowed_languages" text[] DEFAULT '{}' NOT NULL,
	"options" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "groups_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "groups_status" CHECK (status in ('draft', 'published', 'archived', 'deleted', 'markedForDeletion'))
);
--> statement-breakpoint
CREATE TABLE "site"."media" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"media_type" text NOT NULL,
	"mime_type" text NOT NULL,
	"bucket_folder" text DEFAULT '' NOT NULL,
	"object_id" text NOT NULL,
	"original_filename" text NOT NULL,
	"extension" text NOT NULL,
	"file_size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"blur_hash" text,
	"color" text NOT NULL,
	"focal_x" real,
	"focal_y" real,
	"crop_area" jsonb,
	"parent_id" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"video_settings" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "site"."navigation" (
	"site_id" text PRIMARY KEY NOT NULL,
	"containers" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site"."outbox" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"submission_id" text,
	"mail" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "site"."page_versions" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"page_id" text NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	CONSTRAINT "page_versions_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "site"."pages" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"collection" text,
	"role" text,
	"status" text NOT NULL,
	"meta" jsonb NOT NULL,
	"disallowed_languages" text[] DEFAULT '{}' NOT NULL,
	"password_hash" text,
	"live_version" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "pages_status" CHECK (status in ('draft', 'published', 'archived', 'deleted', 'markedForDeletion')),
	CONSTRAINT "pages_role_known" CHECK (role in ('home', 'search', 'imprint', 'privacyPolicy', 'contact'))
);
--> statement-breakpoint
CREATE TABLE "site"."settings" (
	"site_id" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site"."slugs" (
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"collection" text DEFAULT '' NOT NULL,
	"slug" text NOT NULL,
	"page_id" text NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	CONSTRAINT "slugs_site_id_locale_collection_slug_pk" PRIMARY KEY("site_id","locale","collection","slug")
);
--> statement-breakpoint
CREATE TABLE "site"."submissions" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"form" text NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "shared"."branch_reviews" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"branch_id" text NOT NULL,
	"rating" real NOT NULL,
	"text" text NOT NULL,
	"author_name" text NOT NULL,
	"relative_time_description" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "branch_reviews_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "shared"."branches" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"business_id" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"street" text NOT NULL,
	"street_number" text NOT NULL,
	"zip" text NOT NULL,
	"city" text NOT NULL,
	"canton" text,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"email_overwrite" text,
	"active" boolean DEFAULT true NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"opening_hours_override" jsonb,
	CONSTRAINT "branches_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "shared"."businesses" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"logo_media_id" text,
	"has_gesundheitsoptik" boolean DEFAULT false NOT NULL,
	"has_frequentlens" boolean DEFAULT false NOT NULL,
	CONSTRAINT "businesses_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "shared"."job_offers" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"description" jsonb NOT NULL,
	"title_images" text[] DEFAULT '{}' NOT NULL,
	"branch_id" text NOT NULL,
	"staff_member_id" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"work_quota" text,
	CONSTRAINT "job_offers_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "job_offers_status" CHECK (status in ('draft', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "shared"."marketplace_items" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"description" jsonb NOT NULL,
	"title_images" text[] DEFAULT '{}' NOT NULL,
	"branch_id" text NOT NULL,
	"staff_member_id" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"kind" text NOT NULL,
	"cost" numeric(10, 2),
	"to_be_picked_up" boolean DEFAULT false NOT NULL,
	"subject_to_postage" boolean DEFAULT false NOT NULL,
	"asking_price" boolean DEFAULT false NOT NULL,
	CONSTRAINT "marketplace_items_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "marketplace_items_status" CHECK (status in ('draft', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "shared"."staff_members" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"branch_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	CONSTRAINT "staff_members_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "urban_golf"."games" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"gameName" text NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"couponOpenedAt" timestamp with time zone,
	"updatedAt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "games_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "urban_golf"."holes" (
	"site_id" text NOT NULL,
	"id" uuid NOT NULL,
	"playerId" text NOT NULL,
	"gameId" text NOT NULL,
	"pageId" text NOT NULL,
	"score" integer NOT NULL,
	"updatedAt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "holes_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "holes_score" CHECK (score between 0 and 99)
);
--> statement-breakpoint
CREATE TABLE "urban_golf"."operations" (
	"site_id" text NOT NULL,
	"gameId" text NOT NULL,
	"id" text NOT NULL,
	"sequence" bigint NOT NULL,
	"playerId" text NOT NULL,
	"pageId" text NOT NULL,
	"delta" smallint NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operations_site_id_gameId_id_pk" PRIMARY KEY("site_id","gameId","id"),
	CONSTRAINT "operations_delta" CHECK (delta in (-1, 1))
);
--> statement-breakpoint
CREATE TABLE "urban_golf"."players" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"playerName" text NOT NULL,
	"gameId" text NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"removedAt" timestamp with time zone,
	CONSTRAINT "players_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "players_name" CHECK (length(trim("playerName")) between 1 and 40)
);
--> statement-breakpoint
CREATE TABLE "auth"."accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"host" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth"."users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_role" CHECK (role in ('optician', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "auth"."verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform"."hosts" ADD CONSTRAINT "hosts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "platform"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."members" ADD CONSTRAINT "members_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "platform"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."audit" ADD CONSTRAINT "audit_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "platform"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."changelog_seen" ADD CONSTRAINT "changelog_seen_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "platform"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."fields" ADD CONSTRAINT "fields_site_id_group_id_groups_site_id_id_fk" FOREIGN KEY ("site_id","group_id") REFERENCES "site"."groups"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."groups" ADD CONSTRAINT "groups_site_id_page_id_pages_site_id_id_fk" FOREIGN KEY ("site_id","page_id") REFERENCES "site"."pages"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."groups" ADD CONSTRAINT "groups_site_id_parent_id_groups_site_id_id_fk" FOREIGN KEY ("site_id","parent_id") REFERENCES "site"."groups"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."media" ADD CONSTRAINT "media_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "platform"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."media" ADD CONSTRAINT "media_site_id_parent_id_media_site_id_id_fk" FOREIGN KEY ("site_id","parent_id") REFERENCES "site"."media"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."navigation" ADD CONSTRAINT "navigation_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "platform"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."outbox" ADD CONSTRAINT "outbox_site_id_submission_id_submissions_site_id_id_fk" FOREIGN KEY ("site_id","submission_id") REFERENCES "site"."submissions"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."page_versions" ADD CONSTRAINT "page_versions_site_id_page_id_pages_site_id_id_fk" FOREIGN KEY ("site_id","page_id") REFERENCES "site"."pages"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."pages" ADD CONSTRAINT "pages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "platform"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."settings" ADD CONSTRAINT "settings_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "platform"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."slugs" ADD CONSTRAINT "slugs_site_id_page_id_pages_site_id_id_fk" FOREIGN KEY ("site_id","page_id") REFERENCES "site"."pages"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."submissions" ADD CONSTRAINT "submissions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "platform"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared"."branch_reviews" ADD CONSTRAINT "branch_reviews_site_id_branch_id_branches_site_id_id_fk" FOREIGN KEY ("site_id","branch_id") REFERENCES "shared"."branches"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared"."branches" ADD CONSTRAINT "branches_site_id_business_id_businesses_site_id_id_fk" FOREIGN KEY ("site_id","business_id") REFERENCES "shared"."businesses"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared"."businesses" ADD CONSTRAINT "businesses_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "platform"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared"."job_offers" ADD CONSTRAINT "job_offers_site_id_branch_id_branches_site_id_id_fk" FOREIGN KEY ("site_id","branch_id") REFERENCES "shared"."branches"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared"."job_offers" ADD CONSTRAINT "job_offers_site_id_staff_member_id_staff_members_site_id_id_fk" FOREIGN KEY ("site_id","staff_member_id") REFERENCES "shared"."staff_members"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared"."marketplace_items" ADD CONSTRAINT "marketplace_items_site_id_branch_id_branches_site_id_id_fk" FOREIGN KEY ("site_id","branch_id") REFERENCES "shared"."branches"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared"."marketplace_items" ADD CONSTRAINT "marketplace_items_site_id_staff_member_id_staff_members_site_id_id_fk" FOREIGN KEY ("site_id","staff_member_id") REFERENCES "shared"."staff_members"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared"."staff_members" ADD CONSTRAINT "staff_members_site_id_branch_id_branches_site_id_id_fk" FOREIGN KEY ("site_id","branch_id") REFERENCES "shared"."branches"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "urban_golf"."games" ADD CONSTRAINT "games_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "platform"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "urban_golf"."holes" ADD CONSTRAINT "holes_site_id_gameId_games_site_id_id_fk" FOREIGN KEY ("site_id","gameId") REFERENCES "urban_golf"."games"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "urban_golf"."holes" ADD CONSTRAINT "holes_site_id_playerId_players_site_id_id_fk" FOREIGN KEY ("site_id","playerId") REFERENCES "urban_golf"."players"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "urban_golf"."operations" ADD CONSTRAINT "operations_site_id_gameId_games_site_id_id_fk" FOREIGN KEY ("site_id","gameId") REFERENCES "urban_golf"."games"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "urban_golf"."players" ADD CONSTRAINT "players_site_id_gameId_games_site_id_id_fk" FOREIGN KEY ("site_id","gameId") REFERENCES "urban_golf"."games"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hosts_site" ON "platform"."hosts" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "audit_created" ON "site"."audit" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE INDEX "fields_group" ON "site"."fields" USING btree ("site_id","group_id");--> statement-breakpoint
CREATE INDEX "groups_page" ON "site"."groups" USING btree ("site_id","page_id");--> statement-breakpoint
CREATE INDEX "media_updated" ON "site"."media" USING btree ("site_id","media_type","updated_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "site"."outbox" USING btree ("site_id","sent_at","next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "page_versions_number" ON "site"."page_versions" USING btree ("site_id","page_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_role" ON "site"."pages" USING btree ("site_id","role") WHERE role is not null and status <> 'deleted';--> statement-breakpoint
CREATE INDEX "slugs_page" ON "site"."slugs" USING btree ("site_id","page_id");--> statement-breakpoint
CREATE INDEX "submissions_created" ON "site"."submissions" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE INDEX "branch_reviews_branch" ON "shared"."branch_reviews" USING btree ("site_id","branch_id");--> statement-breakpoint
CREATE INDEX "branches_business" ON "shared"."branches" USING btree ("site_id","business_id");--> statement-breakpoint
CREATE INDEX "job_offers_created" ON "shared"."job_offers" USING btree ("site_id","status","created_at");--> statement-breakpoint
CREATE INDEX "marketplace_items_created" ON "shared"."marketplace_items" USING btree ("site_id","status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "holes_cell" ON "urban_golf"."holes" USING btree ("site_id","gameId","pageId","playerId");--> statement-breakpoint
CREATE UNIQUE INDEX "operations_sequence" ON "urban_golf"."operations" USING btree ("site_id","gameId","sequence");--> statement-breakpoint
CREATE INDEX "players_game" ON "urban_golf"."players" USING btree ("site_id","gameId","createdAt");--> statement-breakpoint
CREATE INDEX "accounts_user" ON "auth"."accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "auth"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "auth"."verifications" USING btree ("identifier");