CREATE TABLE "account_budgets" (
	"account_id" integer NOT NULL,
	"channel" "report_channel" NOT NULL,
	"month" date NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"currency" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "account_budgets_account_id_channel_month_pk" PRIMARY KEY("account_id","channel","month"),
	CONSTRAINT "account_budgets_amount" CHECK ("account_budgets"."amount" >= 0),
	CONSTRAINT "account_budgets_month_start" CHECK (extract(day FROM "account_budgets"."month") = 1)
);
--> statement-breakpoint
ALTER TABLE "account_budgets" ADD CONSTRAINT "account_budgets_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;