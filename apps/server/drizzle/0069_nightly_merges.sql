CREATE TABLE "draft_nightly_merges" (
	"draft_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"next_at" timestamp with time zone,
	"stopped" text,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draft_merges" ADD COLUMN "is_nightly" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_nightly_merges" ADD CONSTRAINT "draft_nightly_merges_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_nightly_merges" ADD CONSTRAINT "draft_nightly_merges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_nightly_merges_next" ON "draft_nightly_merges" USING btree ("next_at");