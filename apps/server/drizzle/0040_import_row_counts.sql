ALTER TABLE "import_mappings" ADD COLUMN "number_format" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "row_counts" jsonb;