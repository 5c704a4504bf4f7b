CREATE TABLE "bookings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"load_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"booked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "bookings_load_id_unique" UNIQUE("load_id")
);
--> statement-breakpoint
CREATE TABLE "load_facts" (
	"load_id" uuid NOT NULL,
	"begin_date" date NOT NULL,
	"end_date" date NOT NULL,
	"item_key" uuid NOT NULL,
	"currency" text NOT NULL,
	"impression" bigint,
	"click" bigint,
	"cost" numeric,
	"conversion" numeric,
	"pc_cost" numeric,
	"mobile_cost" numeric,
	CONSTRAINT "load_facts_load_id_begin_date_end_date_item_key_currency_pk" PRIMARY KEY("load_id","begin_date","end_date","item_key","currency")
);
--> statement-breakpoint
CREATE TABLE "load_items" (
	"load_id" uuid NOT NULL,
	"item_key" uuid NOT NULL,
	"dims" jsonb NOT NULL,
	CONSTRAINT "load_items_load_id_item_key_pk" PRIMARY KEY("load_id","item_key")
);
--> statement-breakpoint
CREATE TABLE "load_spans" (
	"load_id" uuid NOT NULL,
	"begin_date" date NOT NULL,
	"end_date" date NOT NULL,
	"failed_rows" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "load_spans_load_id_begin_date_end_date_pk" PRIMARY KEY("load_id","begin_date","end_date")
);
--> statement-breakpoint
CREATE TABLE "loads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid,
	"account_id" integer NOT NULL,
	"channel" "report_channel" NOT NULL,
	"section" "report_section" NOT NULL,
	"begin_date" date NOT NULL,
	"end_date" date NOT NULL,
	"currency" text,
	"rows" integer NOT NULL,
	"impression" numeric,
	"click" numeric,
	"cost" numeric,
	"conversion" numeric,
	"campaigns" integer,
	"failed_rows" integer NOT NULL,
	"data_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"effect" jsonb,
	"purged_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "fact_spans" DROP CONSTRAINT "fact_spans_import_id_imports_id_fk";
--> statement-breakpoint
DROP INDEX "fact_spans_import";--> statement-breakpoint
ALTER TABLE "fact_spans" DROP CONSTRAINT "fact_spans_account_id_channel_section_begin_date_end_date_pk";--> statement-breakpoint
ALTER TABLE "facts" ALTER COLUMN "impression" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "facts" ALTER COLUMN "click" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "facts" ALTER COLUMN "cost" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "facts" ALTER COLUMN "conversion" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "fact_spans" ADD COLUMN "load_id" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "mode" text DEFAULT 'book' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "detection" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "answers" jsonb DEFAULT '{"choices":{}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "booked_by" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone_by" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_load_id_loads_id_fk" FOREIGN KEY ("load_id") REFERENCES "public"."loads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "load_spans" ADD CONSTRAINT "load_spans_load_id_loads_id_fk" FOREIGN KEY ("load_id") REFERENCES "public"."loads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loads" ADD CONSTRAINT "loads_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loads" ADD CONSTRAINT "loads_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loads_import" ON "loads" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "loads_target" ON "loads" USING btree ("account_id","channel","section");--> statement-breakpoint
ALTER TABLE "fact_spans" ADD CONSTRAINT "fact_spans_load_id_loads_id_fk" FOREIGN KEY ("load_id") REFERENCES "public"."loads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_booked_by_users_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fact_spans_load" ON "fact_spans" USING btree ("load_id");--> statement-breakpoint
-- What imports brought so far becomes loads, in force for the spans that they still have; written by hand.
INSERT INTO loads (id, import_id, account_id, channel, section, begin_date, end_date, currency, rows, failed_rows, created_at)
SELECT gen_random_uuid(), s.import_id, s.account_id, s.channel, s.section, min(s.begin_date), max(s.end_date),
	min(m.currency), 0, min(m.failed_rows), coalesce(min(m.finished_at), min(m.created_at))
FROM fact_spans s JOIN imports m ON m.id = s.import_id
GROUP BY s.import_id, s.account_id, s.channel, s.section;--> statement-breakpoint
UPDATE fact_spans s SET load_id = l.id FROM loads l
WHERE l.import_id = s.import_id AND l.account_id = s.account_id AND l.channel = s.channel AND l.section = s.section;--> statement-breakpoint
INSERT INTO load_spans (load_id, begin_date, end_date)
SELECT load_id, begin_date, end_date FROM fact_spans WHERE load_id IS NOT NULL;--> statement-breakpoint
INSERT INTO load_facts
SELECT s.load_id, f.begin_date, f.end_date, f.item_key, f.currency, f.impression, f.click, f.cost, f.conversion, f.pc_cost,
	f.mobile_cost
FROM fact_spans s JOIN facts f USING (account_id, channel, section, begin_date, end_date) WHERE s.load_id IS NOT NULL;--> statement-breakpoint
INSERT INTO load_items (load_id, item_key, dims)
SELECT DISTINCT l.id, i.item_key, i.dims
FROM load_facts f JOIN loads l ON l.id = f.load_id
JOIN items i ON i.account_id = l.account_id AND i.channel = l.channel AND i.section = l.section AND i.item_key = f.item_key;--> statement-breakpoint
UPDATE loads l SET rows = t.rows, impression = t.impression, click = t.click, conversion = t.conversion,
	cost = CASE WHEN t.currencies < 2 THEN t.cost END, campaigns = t.campaigns
FROM (
	SELECT f.load_id, count(*) AS rows, sum(f.impression) AS impression, sum(f.click) AS click, sum(f.cost) AS cost,
		sum(f.conversion) AS conversion, count(DISTINCT f.currency) AS currencies,
		nullif(count(DISTINCT i.dims ->> 'campaignName'), 0) AS campaigns
	FROM load_facts f JOIN load_items i USING (load_id, item_key) GROUP BY f.load_id
) t WHERE t.load_id = l.id;--> statement-breakpoint
INSERT INTO bookings (load_id, mode, booked_at) SELECT id, 'replace', created_at FROM loads ORDER BY created_at, id;--> statement-breakpoint
ALTER TABLE "fact_spans" DROP COLUMN "import_id";--> statement-breakpoint
ALTER TABLE "fact_spans" ADD CONSTRAINT "fact_spans_key" UNIQUE NULLS NOT DISTINCT("account_id","channel","section","begin_date","end_date","load_id");