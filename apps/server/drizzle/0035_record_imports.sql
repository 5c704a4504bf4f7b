CREATE TABLE "record_import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"record_id" text,
	"version" integer,
	"values" jsonb,
	"changes" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	CONSTRAINT "record_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "record_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"file_name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"example_rows" integer NOT NULL,
	"imported_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "record_import_rows" ADD CONSTRAINT "record_import_rows_import_id_record_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."record_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_imports" ADD CONSTRAINT "record_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_import_rows_state" ON "record_import_rows" USING btree ("import_id","state","row");--> statement-breakpoint
CREATE INDEX "record_imports_created" ON "record_imports" USING btree ("created_at");