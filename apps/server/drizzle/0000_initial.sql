CREATE TYPE "public"."report_channel" AS ENUM('search', 'feed');--> statement-breakpoint
CREATE TYPE "public"."report_section" AS ENUM('account', 'campaign', 'unit', 'keyword', 'searchTerm', 'designDaily', 'programDesignDaily', 'region', 'timePeriod', 'device', 'newInterest', 'intentionWord', 'crowd', 'automatic');--> statement-breakpoint
CREATE TABLE "accounts" (
	"account_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"account_no" text NOT NULL,
	"account_name" text NOT NULL,
	"currency" text DEFAULT 'CNY' NOT NULL,
	"time_zone" text DEFAULT 'Asia/Shanghai' NOT NULL,
	"balance" numeric,
	"balance_time" timestamp with time zone,
	CONSTRAINT "accounts_account_no" UNIQUE("account_no")
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"challenge_secret" text NOT NULL,
	"challenge" text NOT NULL,
	"client_key" text NOT NULL,
	"expires_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fact_spans" (
	"account_id" integer NOT NULL,
	"channel" "report_channel" NOT NULL,
	"section" "report_section" NOT NULL,
	"begin_date" date NOT NULL,
	"end_date" date NOT NULL,
	"import_id" uuid,
	"loaded_time" timestamp with time zone NOT NULL,
	CONSTRAINT "fact_spans_account_id_channel_section_begin_date_end_date_pk" PRIMARY KEY("account_id","channel","section","begin_date","end_date")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"account_id" integer NOT NULL,
	"channel" "report_channel" NOT NULL,
	"section" "report_section" NOT NULL,
	"begin_date" date NOT NULL,
	"end_date" date NOT NULL,
	"item_key" uuid NOT NULL,
	"currency" text NOT NULL,
	"impression" bigint NOT NULL,
	"click" bigint NOT NULL,
	"cost" numeric NOT NULL,
	"conversion" numeric NOT NULL,
	"pc_cost" numeric,
	"mobile_cost" numeric,
	CONSTRAINT "facts_pk" PRIMARY KEY("account_id","channel","section","begin_date","end_date","item_key","currency")
) PARTITION BY RANGE ("begin_date");
--> statement-breakpoint
CREATE TABLE "import_problems" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"row_number" integer,
	"code" text NOT NULL,
	"params" jsonb NOT NULL,
	"cells" jsonb,
	CONSTRAINT "import_problems_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"channel" text NOT NULL,
	"file_name" text NOT NULL,
	"content_hash" text NOT NULL,
	"state" smallint NOT NULL,
	"created_by" uuid,
	"created_time" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_time" timestamp with time zone,
	"section" text,
	"profile" text,
	"encoding" text,
	"begin_date" date,
	"end_date" date,
	"currency" text,
	"total_rows" integer DEFAULT 0 NOT NULL,
	"imported_rows" integer DEFAULT 0 NOT NULL,
	"failed_rows" integer DEFAULT 0 NOT NULL,
	"replaced_days" integer DEFAULT 0 NOT NULL,
	"rows_cost" numeric,
	"stated_totals" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "items" (
	"account_id" integer NOT NULL,
	"channel" "report_channel" NOT NULL,
	"section" "report_section" NOT NULL,
	"item_key" uuid NOT NULL,
	"dims" jsonb NOT NULL,
	CONSTRAINT "items_account_id_channel_section_item_key_pk" PRIMARY KEY("account_id","channel","section","item_key")
);
--> statement-breakpoint
CREATE TABLE "message_receipts" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"popup_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "message_receipts_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"msg_type" smallint NOT NULL,
	"introduce_cn" text NOT NULL,
	"introduce_en" text NOT NULL,
	"introduce_tw" text NOT NULL,
	"created_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_counters_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	CONSTRAINT "roles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_time" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"name_key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_accounts" (
	"user_id" uuid NOT NULL,
	"account_id" integer NOT NULL,
	"followed_time" timestamp with time zone,
	CONSTRAINT "user_accounts_user_id_account_id_pk" PRIMARY KEY("user_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"language_id" smallint DEFAULT 2 NOT NULL,
	"avatar" text,
	"introduction" text,
	"created_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_name_key_unique" UNIQUE("name_key"),
	CONSTRAINT "users_language_id" CHECK ("users"."language_id" in (1, 2, 3))
);
--> statement-breakpoint
ALTER TABLE "fact_spans" ADD CONSTRAINT "fact_spans_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_spans" ADD CONSTRAINT "fact_spans_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_problems" ADD CONSTRAINT "import_problems_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_receipts" ADD CONSTRAINT "message_receipts_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_receipts" ADD CONSTRAINT "message_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_accounts" ADD CONSTRAINT "user_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_accounts" ADD CONSTRAINT "user_accounts_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captchas_client" ON "captchas" USING btree ("client_key","expires_time");--> statement-breakpoint
CREATE INDEX "fact_spans_import" ON "fact_spans" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "imports_account" ON "imports" USING btree ("account_id","created_time");--> statement-breakpoint
CREATE INDEX "imports_content" ON "imports" USING btree ("account_id","channel","content_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_time");--> statement-breakpoint
-- drizzle-kit knows no partitions: the clause above and this function are written by hand.
-- Makes the partition of facts for the month of a day; safe when called twice or at once.
CREATE FUNCTION ensure_facts_partition(day date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	month_start date := date_trunc('month', day)::date;
	partition_name text := 'facts_' || to_char(month_start, 'YYYY_MM');
BEGIN
	IF to_regclass(partition_name) IS NOT NULL THEN
		RETURN;
	END IF;
	PERFORM pg_advisory_xact_lock(hashtext('facts partition'));
	EXECUTE format(
		'CREATE TABLE IF NOT EXISTS %I PARTITION OF facts FOR VALUES FROM (%L) TO (%L)',
		partition_name, month_start, (month_start + interval '1 month')::date
	);
END
$$;
