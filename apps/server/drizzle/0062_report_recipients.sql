CREATE TABLE "report_deliveries" (
	"run_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"schedule_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"record_id" uuid,
	"begin_date" date,
	"end_date" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_deliveries_run_id_user_id_pk" PRIMARY KEY("run_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "schedule_recipients" (
	"schedule_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"by_mail" boolean NOT NULL,
	CONSTRAINT "schedule_recipients_schedule_id_user_id_pk" PRIMARY KEY("schedule_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "report_schedules" ADD COLUMN "last_run_id" uuid;--> statement-breakpoint
ALTER TABLE "report_deliveries" ADD CONSTRAINT "report_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_deliveries" ADD CONSTRAINT "report_deliveries_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_deliveries" ADD CONSTRAINT "report_deliveries_record_id_download_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."download_records"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_recipients" ADD CONSTRAINT "schedule_recipients_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_recipients" ADD CONSTRAINT "schedule_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_deliveries_schedule" ON "report_deliveries" USING btree ("schedule_id");--> statement-breakpoint
CREATE INDEX "report_deliveries_user" ON "report_deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_deliveries_record" ON "report_deliveries" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "report_deliveries_created" ON "report_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "schedule_recipients_user" ON "schedule_recipients" USING btree ("user_id");--> statement-breakpoint
UPDATE "report_schedules" SET "last_run_id" = gen_random_uuid() WHERE "last_outcome" IS NOT NULL;--> statement-breakpoint
INSERT INTO "report_deliveries" ("run_id", "user_id", "schedule_id", "outcome", "record_id", "created_at")
SELECT "last_run_id", "user_id", "id", "last_outcome", "last_record_id", coalesce("last_at", "created_at")
FROM "report_schedules" WHERE "last_run_id" IS NOT NULL;