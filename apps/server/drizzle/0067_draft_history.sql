CREATE TABLE "draft_history" (
	"draft_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"entry" integer NOT NULL,
	"origin" text NOT NULL,
	"target" integer,
	"saved_by" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	"rows" integer NOT NULL,
	"groups" jsonb NOT NULL,
	"steps" "bytea" NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "draft_history_draft_id_version_pk" PRIMARY KEY("draft_id","version")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "history_size" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_history" ADD CONSTRAINT "draft_history_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_history" ADD CONSTRAINT "draft_history_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_history_entry" ON "draft_history" USING btree ("draft_id","entry");--> statement-breakpoint
CREATE INDEX "draft_history_saved" ON "draft_history" USING btree ("saved_at");