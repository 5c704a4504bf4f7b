CREATE TABLE "record_head_mappings" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"head_key" text NOT NULL,
	"field" text,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_head_mappings_user_id_kind_head_key_pk" PRIMARY KEY("user_id","kind","head_key")
);
--> statement-breakpoint
ALTER TABLE "record_head_mappings" ADD CONSTRAINT "record_head_mappings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;