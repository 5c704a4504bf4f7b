CREATE TABLE "draft_account_conflicts" (
	"draft_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"row_id" text NOT NULL,
	"field" text NOT NULL,
	"base" jsonb,
	"mine" jsonb,
	"theirs" jsonb,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_account_conflicts_draft_id_kind_row_id_field_pk" PRIMARY KEY("draft_id","kind","row_id","field")
);
--> statement-breakpoint
CREATE TABLE "draft_merges" (
	"draft_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"started_by" uuid NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"campaigns_done" integer DEFAULT 0 NOT NULL,
	"campaigns_total" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draft_account_conflicts" ADD CONSTRAINT "draft_account_conflicts_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_merges" ADD CONSTRAINT "draft_merges_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_merges" ADD CONSTRAINT "draft_merges_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_syncs_provider" ON "draft_syncs" USING btree ("draft_id","kind","provider_id");