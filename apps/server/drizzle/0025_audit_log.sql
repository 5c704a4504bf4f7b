CREATE TABLE "audit_links" (
	"number" bigint PRIMARY KEY NOT NULL,
	"record_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_links_record_id_unique" UNIQUE("record_id")
);
--> statement-breakpoint
CREATE TABLE "audit_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text,
	"object_name" text NOT NULL,
	"account_ids" integer[] NOT NULL,
	"address" text,
	"user_agent" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE INDEX "audit_records_object" ON "audit_records" USING btree ("object_type","object_id");--> statement-breakpoint
CREATE INDEX "audit_records_time" ON "audit_records" USING btree ("recorded_at");--> statement-breakpoint
CREATE FUNCTION audit_hash(previous bytea, number bigint, record audit_records) RETURNS bytea LANGUAGE sql STABLE AS $$
  -- jsonb has one text for one value; times are microseconds, so that no setting of a session changes it
  SELECT sha256(convert_to(jsonb_build_array(
    encode(previous, 'hex'), number, record.id, (extract(epoch FROM record.recorded_at) * 1000000)::bigint,
    record.action, record.actor_kind, record.actor_id, record.actor_name,
    record.object_type, record.object_id, record.object_name, record.account_ids,
    record.address, record.user_agent, record."before", record."after")::text, 'UTF8'))
$$;--> statement-breakpoint
CREATE FUNCTION link_audit_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tail audit_links;
BEGIN
  -- held from here to the end of the commit only: the trigger is deferred
  PERFORM pg_advisory_xact_lock(hashtext('audit chain'));
  SELECT * INTO tail FROM audit_links ORDER BY number DESC LIMIT 1;
  INSERT INTO audit_links (number, record_id, hash) VALUES (
    coalesce(tail.number, 0) + 1, NEW.id,
    audit_hash(coalesce(tail.hash, ''::bytea), coalesce(tail.number, 0) + 1, NEW));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION reject_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log cannot be changed' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_records_link AFTER INSERT ON audit_records DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION link_audit_record();--> statement-breakpoint
CREATE TRIGGER audit_records_reject BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_records FOR EACH STATEMENT EXECUTE FUNCTION reject_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_links_reject BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_links FOR EACH STATEMENT EXECUTE FUNCTION reject_audit_change();--> statement-breakpoint
ALTER TABLE audit_records ENABLE ALWAYS TRIGGER audit_records_link;--> statement-breakpoint
ALTER TABLE audit_records ENABLE ALWAYS TRIGGER audit_records_reject;--> statement-breakpoint
ALTER TABLE audit_links ENABLE ALWAYS TRIGGER audit_links_reject;--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON audit_records, audit_links FROM PUBLIC, CURRENT_USER;
