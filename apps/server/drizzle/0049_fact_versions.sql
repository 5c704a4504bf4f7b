CREATE TABLE "fact_versions" (
	"account_id" integer NOT NULL,
	"channel" "report_channel" NOT NULL,
	"section" "report_section" NOT NULL,
	"month" date NOT NULL,
	"version" uuid NOT NULL,
	CONSTRAINT "fact_versions_account_id_channel_section_month_pk" PRIMARY KEY("account_id","channel","section","month")
);
--> statement-breakpoint
ALTER TABLE "fact_versions" ADD CONSTRAINT "fact_versions_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- drizzle-kit knows no functions and triggers: what follows is written by hand.
-- Follows a change of facts or spans, whose rows are `changed`. An account that is being deleted has no versions.
CREATE FUNCTION keep_fact_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO fact_versions (account_id, channel, section, month, version)
	SELECT t.account_id, t.channel, t.section, t.month, gen_random_uuid()
	FROM (
		SELECT DISTINCT account_id, channel, section, date_trunc('month', begin_date::timestamp)::date AS month FROM changed
	) t
	JOIN accounts USING (account_id)
	ORDER BY 1, 2, 3, 4
	ON CONFLICT (account_id, channel, section, month) DO UPDATE SET version = EXCLUDED.version;
	PERFORM pg_notify('meridian_facts', concat_ws(' ', t.account_id, t.channel, t.section, t.month))
	FROM (SELECT DISTINCT account_id, channel, section, to_char(begin_date, 'YYYY-MM') AS month FROM changed) t;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER fact_versions_insert AFTER INSERT ON facts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_fact_versions();--> statement-breakpoint
CREATE TRIGGER fact_versions_delete AFTER DELETE ON facts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_fact_versions();--> statement-breakpoint
CREATE TRIGGER fact_versions_before_update AFTER UPDATE ON facts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_fact_versions();--> statement-breakpoint
CREATE TRIGGER fact_versions_update AFTER UPDATE ON facts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_fact_versions();--> statement-breakpoint
CREATE TRIGGER fact_versions_insert AFTER INSERT ON fact_spans REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_fact_versions();--> statement-breakpoint
CREATE TRIGGER fact_versions_delete AFTER DELETE ON fact_spans REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_fact_versions();--> statement-breakpoint
CREATE TRIGGER fact_versions_before_update AFTER UPDATE ON fact_spans REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_fact_versions();--> statement-breakpoint
CREATE TRIGGER fact_versions_update AFTER UPDATE ON fact_spans REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_fact_versions();--> statement-breakpoint
INSERT INTO fact_versions (account_id, channel, section, month, version)
SELECT t.account_id, t.channel, t.section, t.month, gen_random_uuid() FROM (
	SELECT account_id, channel, section, date_trunc('month', begin_date::timestamp)::date AS month FROM facts
	UNION SELECT account_id, channel, section, date_trunc('month', begin_date::timestamp)::date FROM fact_spans
) t;--> statement-breakpoint
ANALYZE fact_versions;
