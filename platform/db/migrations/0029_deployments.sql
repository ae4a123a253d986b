CREATE TABLE "deployment_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deployment_id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "deployment_versions_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"image_repository" text NOT NULL,
	"image_tag" text NOT NULL,
	"reason" text NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deployments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cluster_id" uuid NOT NULL,
	"name" text NOT NULL,
	"namespace" text NOT NULL,
	"status" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"message" jsonb,
	"config" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"applied_revision" integer DEFAULT 0 NOT NULL,
	"pending_secrets" text,
	"restarted_at" timestamp (3) with time zone,
	"observed" jsonb,
	"observed_at" timestamp (3) with time zone,
	"deletes_volumes" boolean DEFAULT false NOT NULL,
	"updated_by" uuid,
	"updated_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deployment_versions" ADD CONSTRAINT "deployment_versions_deployment_id_deployments_id_fk" FOREIGN KEY ("deployment_id") REFERENCES "public"."deployments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deployment_versions_deployment" ON "deployment_versions" USING btree ("deployment_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "deployments_cluster_name" ON "deployments" USING btree ("cluster_id","namespace","name");