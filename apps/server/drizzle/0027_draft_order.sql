DROP INDEX "draft_creatives_order";--> statement-breakpoint
DROP INDEX "draft_keywords_order";--> statement-breakpoint
DROP INDEX "draft_pictures_order";--> statement-breakpoint
DROP INDEX "draft_units_order";--> statement-breakpoint
CREATE INDEX "draft_creatives_order" ON "draft_creatives" USING btree ("draft_id","parent_id","position","id");--> statement-breakpoint
CREATE INDEX "draft_keywords_order" ON "draft_keywords" USING btree ("draft_id","parent_id","position","id");--> statement-breakpoint
CREATE INDEX "draft_pictures_order" ON "draft_pictures" USING btree ("draft_id","parent_id","position","id");--> statement-breakpoint
CREATE INDEX "draft_units_order" ON "draft_units" USING btree ("draft_id","parent_id","position","id");