CREATE TABLE "draft_campaigns" (
	"draft_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" double precision NOT NULL,
	"version" integer NOT NULL,
	"parent_id" text NOT NULL,
	"campaign_name" text NOT NULL,
	"marketing_target" text NOT NULL,
	"shop_platform" text,
	"business_point_id" text NOT NULL,
	"is_brand_only" boolean NOT NULL,
	"device" smallint NOT NULL,
	"budget_type" smallint NOT NULL,
	"budget" numeric,
	"bid_mode" text NOT NULL,
	"bid" numeric,
	"regions" jsonb NOT NULL,
	"schedule_type" smallint NOT NULL,
	"schedule" jsonb NOT NULL,
	CONSTRAINT "draft_campaigns_draft_id_id_pk" PRIMARY KEY("draft_id","id")
);
--> statement-breakpoint
CREATE TABLE "draft_changes" (
	"draft_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"command_id" uuid NOT NULL,
	"command" jsonb NOT NULL,
	"size" integer NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_changes_draft_id_version_pk" PRIMARY KEY("draft_id","version")
);
--> statement-breakpoint
CREATE TABLE "draft_creatives" (
	"draft_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" double precision NOT NULL,
	"version" integer NOT NULL,
	"parent_id" text NOT NULL,
	"title" text NOT NULL,
	"description1" text NOT NULL,
	"description2" text NOT NULL,
	"pc_final_url" text NOT NULL,
	"mobile_final_url" text NOT NULL,
	"mini_program_url" text NOT NULL,
	"picture_theme" text NOT NULL,
	CONSTRAINT "draft_creatives_draft_id_id_pk" PRIMARY KEY("draft_id","id")
);
--> statement-breakpoint
CREATE TABLE "draft_keywords" (
	"draft_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" double precision NOT NULL,
	"version" integer NOT NULL,
	"parent_id" text NOT NULL,
	"keyword" text NOT NULL,
	"match_type" text NOT NULL,
	"bid" numeric,
	CONSTRAINT "draft_keywords_draft_id_id_pk" PRIMARY KEY("draft_id","id")
);
--> statement-breakpoint
CREATE TABLE "draft_pictures" (
	"draft_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" double precision NOT NULL,
	"version" integer NOT NULL,
	"parent_id" text NOT NULL,
	"image_id" text NOT NULL,
	"theme" text NOT NULL,
	"ratio" text NOT NULL,
	CONSTRAINT "draft_pictures_draft_id_id_pk" PRIMARY KEY("draft_id","id")
);
--> statement-breakpoint
CREATE TABLE "draft_units" (
	"draft_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" double precision NOT NULL,
	"version" integer NOT NULL,
	"parent_id" text NOT NULL,
	"adgroup_name" text NOT NULL,
	"is_auto_targeted" boolean NOT NULL,
	"pc_final_url" text NOT NULL,
	"mobile_final_url" text NOT NULL,
	"monitor_suffix" text NOT NULL,
	"ios_url" text NOT NULL,
	"android_app" text NOT NULL,
	"bid" numeric,
	CONSTRAINT "draft_units_draft_id_id_pk" PRIMARY KEY("draft_id","id")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"campaigns" integer DEFAULT 0 NOT NULL,
	"units" integer DEFAULT 0 NOT NULL,
	"keywords" integer DEFAULT 0 NOT NULL,
	"creatives" integer DEFAULT 0 NOT NULL,
	"pictures" integer DEFAULT 0 NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "draft_campaigns" ADD CONSTRAINT "draft_campaigns_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_changes" ADD CONSTRAINT "draft_changes_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_changes" ADD CONSTRAINT "draft_changes_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_creatives" ADD CONSTRAINT "draft_creatives_draft_id_parent_id_draft_units_draft_id_id_fk" FOREIGN KEY ("draft_id","parent_id") REFERENCES "public"."draft_units"("draft_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_keywords" ADD CONSTRAINT "draft_keywords_draft_id_parent_id_draft_units_draft_id_id_fk" FOREIGN KEY ("draft_id","parent_id") REFERENCES "public"."draft_units"("draft_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_pictures" ADD CONSTRAINT "draft_pictures_draft_id_parent_id_draft_units_draft_id_id_fk" FOREIGN KEY ("draft_id","parent_id") REFERENCES "public"."draft_units"("draft_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_units" ADD CONSTRAINT "draft_units_draft_id_parent_id_draft_campaigns_draft_id_id_fk" FOREIGN KEY ("draft_id","parent_id") REFERENCES "public"."draft_campaigns"("draft_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_changes_command" ON "draft_changes" USING btree ("draft_id","command_id");--> statement-breakpoint
CREATE INDEX "draft_changes_saved" ON "draft_changes" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "draft_creatives_order" ON "draft_creatives" USING btree ("draft_id","parent_id","position");--> statement-breakpoint
CREATE INDEX "draft_keywords_order" ON "draft_keywords" USING btree ("draft_id","parent_id","position");--> statement-breakpoint
CREATE INDEX "draft_pictures_order" ON "draft_pictures" USING btree ("draft_id","parent_id","position");--> statement-breakpoint
CREATE INDEX "draft_units_order" ON "draft_units" USING btree ("draft_id","parent_id","position");--> statement-breakpoint
CREATE INDEX "drafts_account" ON "drafts" USING btree ("account_id","updated_at");