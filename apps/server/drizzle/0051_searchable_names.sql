CREATE TABLE "searchable_names" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "searchable_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"account_id" integer,
	"channel" "report_channel",
	"folded" text NOT NULL,
	"pinyin" text,
	"name" text NOT NULL,
	"parent" text DEFAULT '' NOT NULL,
	"ref" uuid,
	CONSTRAINT "searchable_names_key" UNIQUE NULLS NOT DISTINCT("ref","kind","account_id","channel")
);
--> statement-breakpoint
ALTER TABLE "searchable_names" ADD CONSTRAINT "searchable_names_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "searchable_names_start" ON "searchable_names" USING btree ("account_id","kind",left("folded", 64) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "searchable_names_without_pinyin" ON "searchable_names" USING btree ("id") WHERE "searchable_names"."pinyin" IS NULL;--> statement-breakpoint
-- drizzle-kit knows no functions and triggers: what follows is written by hand.
-- A text without accents, case and width, for comparing names. Queries pass through the same function.
CREATE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
	SELECT lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'))
$$;
--> statement-breakpoint
-- Empty for a name without Chinese characters, otherwise unknown.
CREATE FUNCTION initial_pinyin(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
	SELECT CASE WHEN name ~ '[\u2e80-\u9fff\uf900-\ufaff]' THEN NULL ELSE '' END
$$;
--> statement-breakpoint
-- Items of the sections that have searchable names.
CREATE FUNCTION named_item_kinds() RETURNS report_section[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT '{campaign,unit,keyword}'::report_section[]
$$;
--> statement-breakpoint
CREATE FUNCTION item_name(section report_section, dims jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT dims ->> CASE section WHEN 'campaign' THEN 'campaignName' WHEN 'unit' THEN 'adgroupName' WHEN 'keyword' THEN 'showWord' END
$$;
--> statement-breakpoint
-- Names of new items, whose rows are `changed`.
CREATE FUNCTION add_item_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO searchable_names (kind, account_id, channel, ref, name, parent, folded, pinyin)
	SELECT i.section::text, i.account_id, i.channel, i.item_key, n.name,
		CASE i.section WHEN 'unit' THEN coalesce(i.dims ->> 'campaignName', '') ELSE '' END,
		search_fold(n.name), initial_pinyin(n.name)
	FROM changed i, LATERAL (SELECT item_name(i.section, i.dims) AS name) n
	WHERE i.section = ANY(named_item_kinds()) AND n.name <> ''
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION remove_item_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM searchable_names n USING changed i
	WHERE i.section = ANY(named_item_kinds())
		AND n.account_id = i.account_id AND n.kind = i.section::text AND n.channel = i.channel AND n.ref = i.item_key;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER searchable_names_insert AFTER INSERT ON items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_item_names();--> statement-breakpoint
CREATE TRIGGER searchable_names_delete AFTER DELETE ON items REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION remove_item_names();--> statement-breakpoint
-- The name of a record with an id; a deleted draft has none. Argument: its kind.
CREATE FUNCTION keep_record_name() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	new_row jsonb := CASE TG_OP WHEN 'DELETE' THEN NULL ELSE to_jsonb(NEW) END;
	new_name text := new_row ->> 'name';
BEGIN
	IF TG_OP <> 'INSERT' THEN
		DELETE FROM searchable_names n
		WHERE n.ref = OLD.id AND n.kind = TG_ARGV[0];
	END IF;
	IF new_name <> '' AND new_row ->> 'deleted_at' IS NULL THEN
		INSERT INTO searchable_names (kind, account_id, channel, ref, name, folded, pinyin)
		VALUES (TG_ARGV[0], (new_row ->> 'account_id')::integer, (new_row ->> 'channel')::report_channel, NEW.id, new_name,
			search_fold(new_name), initial_pinyin(new_name));
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER searchable_names_change AFTER INSERT OR DELETE OR UPDATE OF name, deleted_at ON drafts FOR EACH ROW EXECUTE FUNCTION keep_record_name('draft');--> statement-breakpoint
CREATE TRIGGER searchable_names_change AFTER INSERT OR DELETE OR UPDATE OF name ON customers FOR EACH ROW EXECUTE FUNCTION keep_record_name('customer');--> statement-breakpoint
CREATE TRIGGER searchable_names_change AFTER INSERT OR DELETE OR UPDATE OF name ON companies FOR EACH ROW EXECUTE FUNCTION keep_record_name('company');--> statement-breakpoint
CREATE TRIGGER searchable_names_change AFTER INSERT OR DELETE OR UPDATE OF name ON report_views FOR EACH ROW EXECUTE FUNCTION keep_record_name('view');--> statement-breakpoint
-- An account is also found by its number. The foreign key removes the names of a deleted one.
CREATE FUNCTION keep_account_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM searchable_names n WHERE n.account_id = NEW.account_id AND n.kind = 'account';
	INSERT INTO searchable_names (kind, account_id, name, folded, pinyin)
	VALUES ('account', NEW.account_id, NEW.account_name, search_fold(concat_ws(' ', NEW.account_name, NEW.account_no)),
		initial_pinyin(NEW.account_name));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER searchable_names_change AFTER INSERT OR UPDATE OF account_name, account_no ON accounts FOR EACH ROW EXECUTE FUNCTION keep_account_name();--> statement-breakpoint
INSERT INTO searchable_names (kind, account_id, channel, ref, name, parent, folded, pinyin)
SELECT i.section::text, i.account_id, i.channel, i.item_key, n.name,
	CASE i.section WHEN 'unit' THEN coalesce(i.dims ->> 'campaignName', '') ELSE '' END, search_fold(n.name), initial_pinyin(n.name)
FROM items i, LATERAL (SELECT item_name(i.section, i.dims) AS name) n
WHERE i.section = ANY(named_item_kinds()) AND n.name <> '';--> statement-breakpoint
INSERT INTO searchable_names (kind, account_id, channel, ref, name, folded, pinyin)
SELECT kind, account_id, channel, ref, name, search_fold(concat_ws(' ', name, extra)), initial_pinyin(name) FROM (
	SELECT 'account' AS kind, account_id, NULL::report_channel AS channel, NULL::uuid AS ref, account_name AS name, account_no AS extra FROM accounts
	UNION ALL SELECT 'draft', account_id, NULL, id, name, NULL FROM drafts WHERE deleted_at IS NULL
	UNION ALL SELECT 'customer', NULL, NULL, id, name, NULL FROM customers
	UNION ALL SELECT 'company', NULL, NULL, id, name, NULL FROM companies
	UNION ALL SELECT 'view', NULL, channel::report_channel, id, name, NULL FROM report_views
) r WHERE name <> '';--> statement-breakpoint
ANALYZE searchable_names;
