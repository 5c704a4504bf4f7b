ALTER TABLE "download_records" ALTER COLUMN "channel" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "download_records" ALTER COLUMN "section" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "download_records" ADD CONSTRAINT "download_records_report" CHECK ((channel IS NULL) = (section IS NULL));