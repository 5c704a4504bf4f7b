ALTER TABLE "draft_syncs" ADD COLUMN "not_sent" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_upload_items" ADD COLUMN "not_sent" jsonb DEFAULT '[]'::jsonb NOT NULL;