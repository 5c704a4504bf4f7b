ALTER TABLE "report_views" ADD COLUMN "account_ids" integer[];--> statement-breakpoint
-- earlier views may name anything that their owners could see
UPDATE "report_views" v SET "account_ids" = coalesce(
	(SELECT array_agg(g.account_id) FROM user_accounts g WHERE g.user_id = v.user_id),
	(SELECT array_agg(a.account_id) FROM accounts a),
	'{}'
);--> statement-breakpoint
ALTER TABLE "report_views" ALTER COLUMN "account_ids" SET NOT NULL;
