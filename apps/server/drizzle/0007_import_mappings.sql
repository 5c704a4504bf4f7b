CREATE TABLE "import_mappings" (
	"user_id" uuid NOT NULL,
	"profile" text NOT NULL,
	"header_key" text NOT NULL,
	"columns" jsonb NOT NULL,
	"constants" jsonb NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_user_id_profile_header_key_pk" PRIMARY KEY("user_id","profile","header_key")
);
--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;