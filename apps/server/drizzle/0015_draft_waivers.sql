CREATE TABLE "draft_waivers" (
	"draft_id" uuid NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_waivers_draft_id_key_pk" PRIMARY KEY("draft_id","key")
);
--> statement-breakpoint
ALTER TABLE "draft_waivers" ADD CONSTRAINT "draft_waivers_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_waivers" ADD CONSTRAINT "draft_waivers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;