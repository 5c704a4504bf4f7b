CREATE TABLE "head_mappings" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"head_key" text NOT NULL,
	"head" text NOT NULL,
	"field" text,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "head_mappings_user_id_kind_head_key_pk" PRIMARY KEY("user_id","kind","head_key")
);
--> statement-breakpoint
INSERT INTO "head_mappings" ("user_id", "kind", "head_key", "head", "field", "saved_at")
SELECT "user_id", "kind", "head_key", "head_key", "field", "saved_at" FROM "record_head_mappings";
--> statement-breakpoint
-- those of drafts were of an account: of several of one head, its user gets the last one
INSERT INTO "head_mappings" ("user_id", "kind", "head_key", "head", "field", "saved_at")
SELECT DISTINCT ON ("saved_by", "head_key") "saved_by", 'draft', "head_key", "head", "field", "saved_at"
FROM "draft_head_mappings" WHERE "saved_by" IS NOT NULL
ORDER BY "saved_by", "head_key", "saved_at" DESC, "account_id";
--> statement-breakpoint
DROP TABLE "draft_head_mappings" CASCADE;--> statement-breakpoint
DROP TABLE "record_head_mappings" CASCADE;--> statement-breakpoint
ALTER TABLE "head_mappings" ADD CONSTRAINT "head_mappings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
