CREATE TABLE "report_sync_days" (
	"account_id" integer NOT NULL,
	"channel" "report_channel" NOT NULL,
	"section" "report_section" NOT NULL,
	"day" date NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "report_sync_days_account_id_channel_section_day_pk" PRIMARY KEY("account_id","channel","section","day")
);
--> statement-breakpoint
CREATE TABLE "report_syncs" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"leased_until" timestamp with time zone,
	"synced_at" timestamp with time zone,
	"night_day" date,
	"failure" text,
	"failed_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"failed_reports" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_sync_days" ADD CONSTRAINT "report_sync_days_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_syncs" ADD CONSTRAINT "report_syncs_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;