ALTER TABLE "bookings" ADD COLUMN "completes_load_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_completes_load_id_loads_id_fk" FOREIGN KEY ("completes_load_id") REFERENCES "public"."loads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_completes" ON "bookings" USING btree ("completes_load_id");