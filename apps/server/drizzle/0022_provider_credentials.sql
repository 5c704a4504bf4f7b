CREATE TABLE "provider_credentials" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp with time zone,
	"is_renewable" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
ALTER TABLE "provider_credentials" ADD CONSTRAINT "provider_credentials_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;