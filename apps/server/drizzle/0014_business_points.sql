CREATE TABLE "business_points" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"initials" text NOT NULL,
	"is_leaf" boolean NOT NULL,
	"position" integer NOT NULL
);
