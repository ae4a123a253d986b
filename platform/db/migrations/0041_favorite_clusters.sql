CREATE TABLE "favorite_clusters" (
	"user_id" uuid NOT NULL,
	"cluster_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_clusters_user_id_cluster_id_pk" PRIMARY KEY("user_id","cluster_id")
);
--> statement-breakpoint
ALTER TABLE "favorite_clusters" ADD CONSTRAINT "favorite_clusters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_clusters" ADD CONSTRAINT "favorite_clusters_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;