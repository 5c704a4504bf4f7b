ALTER TABLE "accounts" RENAME COLUMN "balance_time" TO "balance_at";--> statement-breakpoint
ALTER TABLE "announcements" RENAME COLUMN "publish_time" TO "publish_at";--> statement-breakpoint
ALTER TABLE "announcements" RENAME COLUMN "saved_time" TO "saved_at";--> statement-breakpoint
ALTER TABLE "captchas" RENAME COLUMN "expires_time" TO "expires_at";--> statement-breakpoint
ALTER TABLE "download_records" RENAME COLUMN "created_time" TO "created_at";--> statement-breakpoint
ALTER TABLE "download_records" RENAME COLUMN "finished_time" TO "finished_at";--> statement-breakpoint
ALTER TABLE "fact_spans" RENAME COLUMN "loaded_time" TO "loaded_at";--> statement-breakpoint
ALTER TABLE "followed_accounts" RENAME COLUMN "followed_time" TO "followed_at";--> statement-breakpoint
ALTER TABLE "imports" RENAME COLUMN "created_time" TO "created_at";--> statement-breakpoint
ALTER TABLE "imports" RENAME COLUMN "finished_time" TO "finished_at";--> statement-breakpoint
ALTER TABLE "imports" RENAME COLUMN "stated_totals" TO "reported_totals";--> statement-breakpoint
ALTER TABLE "messages" RENAME COLUMN "created_time" TO "created_at";--> statement-breakpoint
ALTER TABLE "report_field_choices" RENAME COLUMN "updated_time" TO "updated_at";--> statement-breakpoint
ALTER TABLE "report_views" RENAME COLUMN "created_time" TO "created_at";--> statement-breakpoint
ALTER TABLE "report_views" RENAME COLUMN "updated_time" TO "updated_at";--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "created_time" TO "created_at";--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "expires_time" TO "expires_at";--> statement-breakpoint
ALTER TABLE "sign_in_failures" RENAME COLUMN "last_time" TO "last_failed_at";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "created_time" TO "created_at";--> statement-breakpoint
-- The generated statements that rebuilt indexes were removed: a renamed column keeps its indexes.
-- drizzle-kit knows no functions, so the next statement is written by hand.
ALTER FUNCTION keep_account_days() RENAME TO update_account_days;--> statement-breakpoint
UPDATE import_problems SET code = CASE code
	WHEN 'periods_overlap' THEN 'overlap_in_file'
	ELSE 'overlap_with_stored_data'
END WHERE code IN ('periods_overlap', 'period_overlap');
