CREATE TABLE "download_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"created_time" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_time" timestamp with time zone,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"channel" text NOT NULL,
	"section" text NOT NULL,
	"period" text NOT NULL,
	"begin_date" date NOT NULL,
	"end_date" date NOT NULL,
	"request" jsonb NOT NULL,
	"state" smallint NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"total_count" integer,
	"row_count" integer,
	"size" bigint,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "report_field_choices" (
	"user_id" uuid NOT NULL,
	"parts_id" text NOT NULL,
	"data_keys" text[] NOT NULL,
	"updated_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_field_choices_user_id_parts_id_pk" PRIMARY KEY("user_id","parts_id")
);
--> statement-breakpoint
CREATE TABLE "report_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"section" text NOT NULL,
	"period" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"content" jsonb NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_time" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_views_name" UNIQUE("user_id","channel","section","name_key")
);
--> statement-breakpoint
ALTER TABLE "download_records" ADD CONSTRAINT "download_records_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_field_choices" ADD CONSTRAINT "report_field_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_views" ADD CONSTRAINT "report_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "download_records_owner" ON "download_records" USING btree ("created_by","created_time");--> statement-breakpoint
CREATE INDEX "report_views_section" ON "report_views" USING btree ("channel","section");