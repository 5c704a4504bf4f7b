CREATE TABLE "report_schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"view_id" uuid,
	"name" text NOT NULL,
	"channel" text NOT NULL,
	"section" text NOT NULL,
	"period" text NOT NULL,
	"range" text NOT NULL,
	"account_id" integer NOT NULL,
	"cadence" text NOT NULL,
	"weekday" smallint NOT NULL,
	"month_day" smallint NOT NULL,
	"hour" smallint NOT NULL,
	"by_mail" boolean NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"pause_reason" text,
	"next_at" timestamp with time zone,
	"last_at" timestamp with time zone,
	"last_outcome" text,
	"last_record_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachment_id" uuid;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_view_id_report_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."report_views"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_last_record_id_download_records_id_fk" FOREIGN KEY ("last_record_id") REFERENCES "public"."download_records"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_schedules_user" ON "report_schedules" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "report_schedules_next" ON "report_schedules" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "report_schedules_view" ON "report_schedules" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "report_schedules_record" ON "report_schedules" USING btree ("last_record_id");