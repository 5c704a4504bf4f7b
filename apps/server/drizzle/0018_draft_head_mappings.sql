CREATE TABLE "draft_head_mappings" (
	"account_id" integer NOT NULL,
	"head_key" text NOT NULL,
	"head" text NOT NULL,
	"field" text,
	"saved_by" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_head_mappings_account_id_head_key_pk" PRIMARY KEY("account_id","head_key")
);
--> statement-breakpoint
ALTER TABLE "draft_head_mappings" ADD CONSTRAINT "draft_head_mappings_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_head_mappings" ADD CONSTRAINT "draft_head_mappings_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;