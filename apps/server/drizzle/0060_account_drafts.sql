CREATE TABLE "draft_account_changes" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_fetches" (
	"draft_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"campaign_ids" jsonb,
	"state" text NOT NULL,
	"problem" text,
	"done_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"campaigns_total" integer DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"pictures_left_out" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draft_syncs" ADD COLUMN "base" jsonb;--> statement-breakpoint
ALTER TABLE "draft_syncs" ADD COLUMN "unknown_fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_fetches" ADD CONSTRAINT "draft_fetches_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_account_changes_created" ON "draft_account_changes" USING btree ("created_at");