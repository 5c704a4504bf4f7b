ALTER TABLE "draft_uploads" ADD COLUMN "campaign_ids" jsonb;--> statement-breakpoint
ALTER TABLE "draft_uploads" ADD COLUMN "left_out" integer DEFAULT 0 NOT NULL;