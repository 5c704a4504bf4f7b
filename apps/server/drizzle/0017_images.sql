CREATE TABLE "image_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"bytes" integer NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"ratio" text,
	CONSTRAINT "image_files_content_hash_unique" UNIQUE("content_hash")
);
--> statement-breakpoint
CREATE TABLE "image_themes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "image_themes_name" UNIQUE("account_id","name")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"theme_id" uuid,
	"name" text NOT NULL,
	"original_id" uuid,
	"crop" jsonb,
	"is_synchronized" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "image_themes" ADD CONSTRAINT "image_themes_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_file_id_image_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."image_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_theme_id_image_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."image_themes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_original_id_images_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_account" ON "images" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "images_theme" ON "images" USING btree ("theme_id");--> statement-breakpoint
CREATE INDEX "images_file" ON "images" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "images_original" ON "images" USING btree ("original_id");--> statement-breakpoint
CREATE INDEX "images_deleted" ON "images" USING btree ("deleted_at") WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "draft_pictures_image" ON "draft_pictures" USING btree ("image_id");