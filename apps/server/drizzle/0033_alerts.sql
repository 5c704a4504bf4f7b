CREATE TABLE "alert_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"threshold" numeric NOT NULL,
	"baseline" text NOT NULL,
	"by_mail" boolean NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"open_event" text,
	"reported_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_rules_user" ON "alert_rules" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "alert_rules_account" ON "alert_rules" USING btree ("account_id");