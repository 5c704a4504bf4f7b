CREATE TABLE "image_syncs" (
	"account_id" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"failure" jsonb,
	"requested_by" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "image_syncs_account_id_file_id_pk" PRIMARY KEY("account_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "image_syncs" ADD CONSTRAINT "image_syncs_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_syncs" ADD CONSTRAINT "image_syncs_file_id_image_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."image_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_syncs" ADD CONSTRAINT "image_syncs_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_syncs_pending" ON "image_syncs" USING btree ("account_id","requested_at") WHERE state = 'pending';--> statement-breakpoint
INSERT INTO "image_syncs" ("account_id", "file_id", "state", "requested_at")
SELECT "account_id", "file_id", 'synchronized', min("created_at") FROM "images" WHERE "is_synchronized" GROUP BY "account_id", "file_id";--> statement-breakpoint
ALTER TABLE "images" DROP COLUMN "is_synchronized";