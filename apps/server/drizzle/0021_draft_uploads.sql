CREATE TABLE "draft_removals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draft_removals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"draft_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text NOT NULL,
	"name" text NOT NULL,
	"parent_name" text NOT NULL,
	CONSTRAINT "draft_removals_item" UNIQUE("draft_id","kind","provider_id")
);
--> statement-breakpoint
CREATE TABLE "draft_syncs" (
	"draft_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"row_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"row_version" integer NOT NULL,
	"review" text,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "draft_syncs_draft_id_kind_row_id_pk" PRIMARY KEY("draft_id","kind","row_id")
);
--> statement-breakpoint
CREATE TABLE "draft_upload_items" (
	"upload_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"row_id" text NOT NULL,
	"parent_row_id" text NOT NULL,
	"parent_seq" integer,
	"name" text NOT NULL,
	"parent_name" text NOT NULL,
	"action" text NOT NULL,
	"state" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"provider_id" text,
	"fields" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"row_version" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" jsonb,
	"waiting_for" integer,
	"fence" integer,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "draft_upload_items_upload_id_seq_pk" PRIMARY KEY("upload_id","seq"),
	CONSTRAINT "draft_upload_items_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "draft_upload_items_row" UNIQUE("upload_id","kind","row_id")
);
--> statement-breakpoint
CREATE TABLE "draft_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"account_id" integer NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"started_by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"progress_at" timestamp with time zone NOT NULL,
	"calls_planned" integer NOT NULL,
	"calls_done" integer DEFAULT 0 NOT NULL,
	"calls_repeated" integer DEFAULT 0 NOT NULL,
	"wait" jsonb,
	"problem" jsonb,
	"fence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "draft_uploads_version" UNIQUE("draft_id","version")
);
--> statement-breakpoint
ALTER TABLE "draft_removals" ADD CONSTRAINT "draft_removals_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_syncs" ADD CONSTRAINT "draft_syncs_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_upload_items" ADD CONSTRAINT "draft_upload_items_upload_id_draft_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."draft_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_uploads" ADD CONSTRAINT "draft_uploads_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_uploads" ADD CONSTRAINT "draft_uploads_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_syncs_review" ON "draft_syncs" USING btree ("draft_id","review");--> statement-breakpoint
CREATE INDEX "draft_upload_items_state" ON "draft_upload_items" USING btree ("upload_id","state","seq");--> statement-breakpoint
CREATE INDEX "draft_uploads_state" ON "draft_uploads" USING btree ("state");