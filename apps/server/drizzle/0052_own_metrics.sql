CREATE TABLE "own_metrics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"formula" text NOT NULL,
	"format" text NOT NULL,
	"target" jsonb,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_metrics_name" UNIQUE("user_id","name_key")
);
--> statement-breakpoint
ALTER TABLE "own_metrics" ADD CONSTRAINT "own_metrics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_metrics_shared" ON "own_metrics" USING btree ("name_key") WHERE is_shared;