CREATE TABLE "account_days" (
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"impression" numeric NOT NULL,
	"click" numeric NOT NULL,
	"cost" numeric NOT NULL,
	"conversion" numeric NOT NULL,
	"feed_cost" numeric,
	CONSTRAINT "account_days_account_id_day_currency_pk" PRIMARY KEY("account_id","day","currency")
);
--> statement-breakpoint
ALTER TABLE "account_days" ADD CONSTRAINT "account_days_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- drizzle-kit knows no functions and triggers: what follows is written by hand.
-- Sums the given days of whole accounts anew, `days[n]` of `account_ids[n]`. The accounts are locked first, so that
-- whoever changes another channel of the same account waits, and then sums what is there by then.
CREATE FUNCTION sum_account_days(account_ids integer[], days date[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM accounts WHERE account_id = ANY(account_ids) ORDER BY account_id FOR NO KEY UPDATE;
	DELETE FROM account_days d USING unnest(account_ids, days) AS t(account_id, day)
	WHERE d.account_id = t.account_id AND d.day = t.day;
	INSERT INTO account_days (account_id, day, currency, impression, click, cost, conversion, feed_cost)
	SELECT a.account_id, t.day, coalesce(f.currency, ''), coalesce(sum(f.impression), 0), coalesce(sum(f.click), 0),
		coalesce(sum(f.cost), 0), coalesce(sum(f.conversion), 0),
		CASE WHEN bool_or(f.channel = 'feed') OR EXISTS (
			SELECT FROM fact_spans s WHERE s.account_id = a.account_id AND s.channel = 'feed'
				AND s.section = 'account' AND s.begin_date = t.day AND s.end_date = t.day
		) THEN coalesce(sum(f.cost) FILTER (WHERE f.channel = 'feed'), 0) END
	FROM unnest(account_ids, days) AS t(account_id, day) JOIN accounts a ON a.account_id = t.account_id
	LEFT JOIN facts f ON f.account_id = t.account_id AND f.channel = ANY(enum_range(NULL::report_channel))
		AND f.section = 'account' AND f.begin_date = t.day AND f.end_date = t.day
	WHERE f.account_id IS NOT NULL OR EXISTS (
		SELECT FROM fact_spans s WHERE s.account_id = t.account_id AND s.channel = ANY(enum_range(NULL::report_channel))
			AND s.section = 'account' AND s.begin_date = t.day AND s.end_date = t.day
	)
	GROUP BY a.account_id, t.day, f.currency;
END
$$;
--> statement-breakpoint
-- Follows a change of facts or spans, whose rows are `changed`. A longer span has no days.
CREATE FUNCTION keep_account_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	account_ids integer[];
	days date[];
BEGIN
	SELECT array_agg(t.account_id), array_agg(t.begin_date) INTO account_ids, days FROM (
		SELECT DISTINCT account_id, begin_date FROM changed WHERE section = 'account' AND end_date = begin_date
	) t;
	IF account_ids IS NOT NULL THEN
		PERFORM sum_account_days(account_ids, days);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER account_days_insert AFTER INSERT ON facts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_account_days();--> statement-breakpoint
CREATE TRIGGER account_days_delete AFTER DELETE ON facts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_account_days();--> statement-breakpoint
CREATE TRIGGER account_days_before_update AFTER UPDATE ON facts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_account_days();--> statement-breakpoint
CREATE TRIGGER account_days_update AFTER UPDATE ON facts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_account_days();--> statement-breakpoint
CREATE TRIGGER account_days_insert AFTER INSERT ON fact_spans REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_account_days();--> statement-breakpoint
CREATE TRIGGER account_days_delete AFTER DELETE ON fact_spans REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_account_days();--> statement-breakpoint
CREATE TRIGGER account_days_before_update AFTER UPDATE ON fact_spans REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_account_days();--> statement-breakpoint
CREATE TRIGGER account_days_update AFTER UPDATE ON fact_spans REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_account_days();--> statement-breakpoint
SELECT sum_account_days(array_agg(t.account_id), array_agg(t.begin_date)) FROM (
	SELECT account_id, begin_date FROM facts WHERE section = 'account' AND end_date = begin_date
	UNION SELECT account_id, begin_date FROM fact_spans WHERE section = 'account' AND end_date = begin_date
) t HAVING count(*) > 0;--> statement-breakpoint
ANALYZE account_days;
