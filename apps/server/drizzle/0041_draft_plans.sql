CREATE TABLE "draft_plan_parts" (
	"draft_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"counts" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "draft_plan_parts_draft_id_part_pk" PRIMARY KEY("draft_id","part")
);
--> statement-breakpoint
CREATE TABLE "draft_plans" (
	"draft_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draft_plan_parts" ADD CONSTRAINT "draft_plan_parts_draft_id_draft_plans_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft_plans"("draft_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_plans" ADD CONSTRAINT "draft_plans_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;