ALTER TABLE "draft_upload_items" ADD COLUMN "followed_seq" integer;--> statement-breakpoint
ALTER TABLE "draft_upload_items" ADD COLUMN "is_temporary" boolean DEFAULT false NOT NULL;