ALTER TABLE "draft_upload_items" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "draft_removals" DROP CONSTRAINT "draft_removals_item";--> statement-breakpoint
ALTER TABLE "draft_removals" ADD COLUMN "row_id" text;--> statement-breakpoint
ALTER TABLE "draft_removals" ADD COLUMN "parent_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_removals" ADD COLUMN "row_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_removals" ADD COLUMN "fields" jsonb;--> statement-breakpoint
-- of drafts that undo an upload: only the name is known
UPDATE "draft_removals" SET "row_id" = 'removed-' || "provider_id", "fields" = jsonb_build_object(
  CASE "kind" WHEN 'campaign' THEN 'campaignName' WHEN 'unit' THEN 'adgroupName' WHEN 'keyword' THEN 'keyword' ELSE 'title' END, "name");--> statement-breakpoint
ALTER TABLE "draft_removals" ALTER COLUMN "row_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_removals" ALTER COLUMN "fields" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_removals" ALTER COLUMN "parent_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "draft_removals" ALTER COLUMN "row_version" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "draft_removals" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "draft_removals" DROP COLUMN "parent_name";--> statement-breakpoint
ALTER TABLE "draft_removals" ADD CONSTRAINT "draft_removals_row" UNIQUE("draft_id","kind","row_id");
